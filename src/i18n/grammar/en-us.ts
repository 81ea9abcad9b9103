// The regions whose names take an article, such as 'the United States'.
const takesArticle = /^United |^(?:Bahamas|Netherlands|Philippines)$|(?:Islands|Republic|Territories)$/

export const article = (region: string): string => (takesArticle.test(region) ? `the ${region}` : region)
