import { gridPictureSizes } from '#components/pictures/grid-pictures.ts'
import { areReleasesDue } from '#domain/availability/release-due.ts'
import { isBrowsing, listPathOf, modalOf, pathBelow, sectionPaths } from '#domain/movie/addresses.ts'
import { neverShown } from '#domain/settings/never-show.ts'
import { effectiveLanguage, effectiveRegion, effectiveTheme, offeredLanguage } from '#domain/settings/settings.ts'
import { readSettings } from '#domain/stored/stored-settings.ts'
import { parseJson } from '#domain/values/attempt.ts'
import { localDayOf } from '#domain/values/day.ts'
import { startFailure } from '#messages/start-failure.ts'
import { dismissed, noticeKeys, recordKeys, releaseKeys } from '#stores/keys.ts'
import type { Http } from '#tmdb/http.ts'
import { createImages } from '#tmdb/images.ts'
import { createListCalls } from '#tmdb/list-calls.ts'
import { requestFor } from '#tmdb/request.ts'
import { buildSettings } from './build-settings.ts'
import { reloadPage, repairFiles } from './reload-page.ts'

// The build inlines this file and its imports into index.html, where it runs before the first paint: keep it small.

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const { settings } = readSettings(parseJson(stored(recordKeys.settings) ?? 'null'))
const language = effectiveLanguage(settings)
const apiKey = settings.apiKey || buildSettings.apiKey
const pathname = pathBelow(import.meta.env.BASE_URL, location.pathname)
const isHome = listPathOf(pathname) === sectionPaths.home.list

const slowMbits = 3
const isSlow = navigator.connection?.saveData === true || (navigator.connection?.downlink ?? slowMbits) < slowMbits

// Without parsing what may be megabytes. Home decides by the records themselves.
const homeStart = (): string => {
  const [watchlist, collections] = [stored(recordKeys.watchlist) ?? '', stored(recordKeys.collections) ?? '']
  if (/"status":"(?:want-to-watch|watching)"/.test(watchlist)) return 'next'
  return `${watchlist}${collections}`.includes('{') ? '' : 'welcome'
}

const showPreferences = ({ documentElement: page }: Document): void => {
  page.lang = language
  page.dataset['theme'] = effectiveTheme(settings, matchMedia('(prefers-color-scheme: light)').matches)
  // The app reads it, whatever the line has become by then: otherwise each poster would load in two sizes.
  if (isSlow) page.dataset['posters'] = devicePixelRatio > 1 ? '342' : '185'
  if (isHome) {
    page.dataset['shell'] = 'grid'
    page.dataset['home'] = homeStart()
    const today = localDayOf(new Date().toISOString())
    if (areReleasesDue(stored(releaseKeys.due), today)) page.dataset['releases'] = ''
  }
  if (!apiKey && isBrowsing(pathname) && stored(noticeKeys.demo) !== dismissed) page.dataset['notice'] = ''
  const isOfferDismissed = stored(noticeKeys.language) === dismissed
  if (offeredLanguage(settings, isOfferDismissed, navigator.languages)) page.dataset['offer'] = ''
}

const earlyKeys: readonly string[] = ['/', '?']

const keepEarlyKey = (page: Document): void => {
  page.addEventListener('keydown', (event) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey
    if (!earlyKeys.includes(event.key) || isHeld || !page.querySelector('.shell')) return
    // Firefox would open its own search.
    event.preventDefault()
    page.documentElement.dataset['earlyKey'] = event.key
  })
}

const http: Http = {
  get: async (path, parameters) => {
    const request = requestFor({ ...buildSettings, apiKey }, path, parameters)
    const aborting = new AbortController()
    // In its own task: sent at once, the request would delay the first paint.
    const response = new Promise((resolve) => setTimeout(resolve)).then(() =>
      fetch(request, { signal: aborting.signal }),
    )
    window.prefetchedResponse = { request, response, abort: () => aborting.abort() }
    return (await response).clone().json()
  },
}

/** The movies of records that pass, again without parsing: what the app writes has its fields in one order. */
const moviesIn = (key: string, passes: (record: string) => boolean = () => true): readonly number[] =>
  (stored(key) ?? '')
    .split('"movieId":')
    .slice(1)
    .filter(passes)
    .map((record) => Number.parseInt(record, 10))

/** Hidden, watched, or with a viewing. */
const leftOut = (): ReadonlySet<number> =>
  new Set([
    ...moviesIn(recordKeys.notForMe),
    ...moviesIn(recordKeys.watchlist, (item) => item.includes('"status":"watched"')),
    ...moviesIn(recordKeys.watchHistory, (entry) => !entry.includes('"plays":[]')),
  ])

/** Resolves once the picture is there. @throws if it cannot be. */
const showPoster = (place: Element, srcset: string): Promise<unknown> =>
  new Promise((onload, reject) => {
    const picture = Object.assign(new Image(), { crossOrigin: 'anonymous', sizes: gridPictureSizes, onload, srcset })
    picture.onerror = () => {
      picture.remove()
      reject(new TypeError('A poster did not load.'))
    }
    place.append(picture)
  })

/** On a slow line, resolves once the first row of posters is there. @throws if one of them cannot be. */
const prefetchHome = async (): Promise<void> => {
  const region = effectiveRegion(settings, navigator.language)
  const { includeAdult } = settings
  const { results } = await createListCalls(http, { language, region, includeAdult }).trending()
  const left = leftOut()
  const own = new Set(
    [recordKeys.watchlist, recordKeys.watchHistory, recordKeys.collectionMovies].flatMap((key) => moviesIn(key)),
  )
  const isNever = neverShown(settings.neverShow, (id) => own.has(id))
  const offered = results.filter((movie) => !left.has(movie.id) && !isNever(movie))
  // Behind a movie, its own code and pictures load first.
  if (modalOf(pathname)) return
  const images = createImages(buildSettings.imageUrl, document.documentElement.dataset['posters'])
  const places = [...document.querySelectorAll<HTMLElement>('.shell-grid i')]
  const show = (isDue: (place: HTMLElement) => boolean): readonly Promise<unknown>[] =>
    places.flatMap((place, index) => {
      const srcset = isDue(place) ? images.srcSet('poster', offered[index]?.posterPath ?? null) : undefined
      // A narrow window has fewer places.
      return srcset === undefined || getComputedStyle(place).display === 'none' ? [] : showPoster(place, srcset)
    })
  const isFirst = ({ offsetTop }: HTMLElement): boolean => !isSlow || offsetTop === places[0]?.offsetTop
  await Promise.all(show(isFirst)).finally(() => void Promise.allSettled(show((place) => !isFirst(place))))
}

/** What the build holds back: links that preload the code, and the script that starts it. */
const code = document.querySelector<HTMLTemplateElement>('template')?.content

const startCode = (): void => {
  if (!code) return
  document.head.append(...code.querySelectorAll('link'))
  const run = () => document.head.append(code)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}

const holdCodeMs = 1800

const isStarting = (): boolean => document.querySelector('.shell') !== null

const showFailure = (): void => {
  if (document.querySelector('.shell-failure')) return
  const { failed, retry, unreachable } = startFailure[language]
  const notice = Object.assign(document.createElement('div'), { className: 'shell-failure', role: 'alert' })
  const title = Object.assign(document.createElement('p'), { textContent: failed })
  const hint = Object.assign(document.createElement('p'), { textContent: unreachable })
  const button = Object.assign(document.createElement('button'), { textContent: retry })
  const say = (isReachable: boolean): void => (isReachable ? hint.remove() : title.after(hint))
  button.onclick = () => void reloadPage().then(say)
  notice.append(title, button)
  document.getElementById('root')?.replaceChildren(notice)
  void repairFiles().then(say)
}

/** Repairs what the page was started from, once: the reload says by its kind that this was tried. */
const startAgain = (): void => {
  const [start] = performance.getEntriesByType('navigation')
  const wasReloaded = start instanceof PerformanceNavigationTiming && start.type === 'reload'
  if (wasReloaded || !isStarting()) showFailure()
  else void reloadPage().then((isReachable) => isReachable || showFailure())
}

const startTimeoutMs = 8000

// A damaged script ends in a syntax error, or in nothing at all.
const onError = ({ target, error }: ErrorEvent): void => {
  if (target instanceof HTMLScriptElement || (error instanceof SyntaxError && isStarting())) startAgain()
}

// Once the code and all that is shown with the page are there, however slow the line.
const onLoad = ({ target }: Event): void => {
  const watch = () => setTimeout(() => isStarting() && showFailure(), startTimeoutMs)
  if (!(target instanceof HTMLScriptElement)) return
  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch)
}

addEventListener('error', onError, true)
addEventListener('start failed', startAgain)
// The 'load' events of elements do not reach the window.
document.addEventListener('load', onLoad, true)
showPreferences(document)
if (settings.keyShortcuts) keepEarlyKey(document)
const posters = isHome && apiKey ? prefetchHome().catch(() => {}) : undefined
if (posters && isSlow && !navigator.serviceWorker?.controller) {
  void posters.then(startCode)
  setTimeout(startCode, holdCodeMs - performance.now())
} else startCode()
