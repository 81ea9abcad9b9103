import { assets, type SiteRule, type SiteRules } from './site-rules.ts'

/** Of rules that match one path, some hosts take the last and others join all: a header stands in one of them where it can. */
const linesOf = (rule: SiteRule, { base, rules }: SiteRules): string => {
  const { path, policy, cache } = rule
  const outer = rules.slice(rules.indexOf(rule) + 1).find((other) => path.startsWith(other.path))
  const lines = [
    // Where both apply, the workers' requests pass both policies.
    ...(policy === outer?.policy ? [] : [`  Content-Security-Policy: ${policy}`]),
    ...(outer?.path && cache === outer.cache ? [] : [`  Cache-Control: ${cache}`]),
  ]
  return `${base}${path.endsWith('/') ? `${path}*` : path}\n${lines.join('\n')}\n`
}

/** Netlify's and Cloudflare's format. */
export const headersFile = (site: SiteRules): string => {
  const { base, rules, headers } = site
  const [page, ...others] = rules.toReversed()
  if (!page) throw new Error('There is no rule for the page.')
  const all = { 'Content-Security-Policy': page.policy, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}`)
  const pages = [`${base}index.html`, base].map((path) => `${path}\n  Cache-Control: ${page.cache}\n`)
  return [`${base}*\n${lines.join('\n')}\n`, ...others.map((rule) => linesOf(rule, site)), ...pages].join('')
}

/** Cloudflare ignores the first rule and needs no second: it serves the page where there is no file. */
export const redirectsFile = ({ base }: SiteRules): string =>
  `${base}${assets}* ${base}index.html 404\n${base}* ${base}index.html 200\n`
