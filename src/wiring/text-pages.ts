/** Pages that the build writes beside the app (tools/vite/text-pages.ts). */
export const changelogHref = `${import.meta.env.BASE_URL}changelog.html`
export const noticesHref = `${import.meta.env.BASE_URL}third-party-notices.html`
