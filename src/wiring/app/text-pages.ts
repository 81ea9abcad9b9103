import { changelogPage, noticesPage } from '#service-worker/text-pages.ts'

export const changelogHref = `${import.meta.env.BASE_URL}${changelogPage}`
export const noticesHref = `${import.meta.env.BASE_URL}${noticesPage}`
