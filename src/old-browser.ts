import { oldBrowser } from '#messages/old-browser.ts'

// The build inlines this file into index.html, in the JavaScript of 2015: browsers that cannot even parse the app run it.

const oldest = 'Chrome 120, Edge 120, Firefox 124, Safari 17.4'

const isSupported = typeof AbortSignal === 'function' && 'any' in AbortSignal && 'canParse' in URL

const storedSettings = (): string => {
  try {
    return localStorage.getItem('settings') || ''
  } catch {
    return ''
  }
}

const textFor = (tag: string) => Object.entries(oldBrowser).find(([language]) => language.slice(0, 2) === tag)?.[1]

const showNotice = (root: HTMLElement): void => {
  const [, chosen = navigator.language.slice(0, 2)] = /"language":"(\w\w)/.exec(storedSettings()) ?? []
  const notice = document.createElement('div')
  notice.className = 'shell-failure'
  notice.setAttribute('role', 'alert')
  for (const text of [textFor(chosen) ?? oldBrowser['en-US'], oldest]) {
    const line = document.createElement('p')
    line.textContent = text
    notice.appendChild(line)
  }
  root.textContent = ''
  root.appendChild(notice)
  // Without its root, the app does not start.
  root.removeAttribute('id')
}

const root = document.getElementById('root')
if (!isSupported && root) showNotice(root)
