const addressOf = (element: Element): string =>
  element instanceof HTMLLinkElement ? element.href : element instanceof HTMLScriptElement ? element.src : ''

/** Does nothing while the server is unreachable: a reload would show the browser's error page. */
export const reloadPage = async (): Promise<void> => {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return
  // WebKit remembers a failed module even after a reload, until the file is fetched in another way.
  const files = document.querySelectorAll('link[rel=modulepreload], link[as=style], script[src]')
  await Promise.allSettled([...files].map((file) => fetch(addressOf(file), { cache: 'reload' })))
  location.reload()
}
