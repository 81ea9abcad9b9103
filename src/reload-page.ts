const addressOf = (element: Element): string =>
  element instanceof HTMLLinkElement ? element.href : element instanceof HTMLScriptElement ? element.src : ''

/**
 * Reloads the page, unless its server does not answer: that would leave the browser's error page. Fetches the app's files
 * before, since WebKit does not request a module that failed again, even in another document, until something else does.
 */
export const reloadPage = async (): Promise<void> => {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return
  const files = document.querySelectorAll('link[rel=modulepreload], link[as=style], script[src]')
  await Promise.allSettled([...files].map((file) => fetch(addressOf(file), { cache: 'reload' })))
  location.reload()
}
