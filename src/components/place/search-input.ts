/** The input of the search box in the page's header; null until its code has loaded. */
export const searchInput = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('header [role=combobox]')
