/** Pages that the build writes beside the app (tools/vite/text-pages.ts). */
export const changelogPage = 'changelog.html'
export const noticesPage = 'third-party-notices.html'
