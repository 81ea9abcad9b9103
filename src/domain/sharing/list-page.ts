import type { SharedList, SharedMovie } from './shared-list.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const tmdbPage = ({ id }: SharedMovie): string => `https://www.themoviedb.org/movie/${id}`

/** A script that is data must not end early, whatever a title says. */
const jsonLd = ({ name, note, movies }: SharedList): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    ...(note && { description: note }),
    numberOfItems: movies.length,
    itemListElement: movies.map((movie, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Movie',
        name: movie.title,
        ...(movie.note && { description: movie.note }),
        ...(movie.year !== null && { datePublished: String(movie.year) }),
        sameAs: [tmdbPage(movie)],
      },
    })),
  }).replaceAll('<', '\\u003c')

export const pageStyles = `:root{color-scheme:light dark;--soft:color-mix(in srgb,CanvasText 66%,Canvas);--line:color-mix(in srgb,CanvasText 18%,Canvas)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:2rem 1.25rem 3rem;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
h1{margin:0 0 .5rem;font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.1;overflow-wrap:anywhere}
.note{margin:0 0 .75rem;white-space:pre-line;overflow-wrap:anywhere}
.count{margin:0 0 1.5rem;color:var(--soft)}
ol{margin:0;padding:0;list-style:none;counter-reset:movie}
li{counter-increment:movie;display:grid;grid-template-columns:2.5rem 1fr auto;gap:1rem;align-items:baseline;padding:.5rem 0;border-top:1px solid var(--line)}
li::before{content:counter(movie);color:var(--soft);font-variant-numeric:tabular-nums;text-align:end}
a{color:inherit;overflow-wrap:anywhere}
.why{grid-column:2/-1;margin:0;white-space:pre-line;overflow-wrap:anywhere;color:var(--soft);font-size:.875rem}
.year{color:var(--soft);font-variant-numeric:tabular-nums}
footer{margin-top:2rem;padding-top:1rem;border-top:1px solid var(--line);color:var(--soft);font-size:.875rem}
footer a{color:LinkText}
@media print{:root{color-scheme:light}body{max-width:none;padding:0;font-size:10pt}li{break-inside:avoid;padding:.25rem 0}a{text-decoration:none}.app{display:none}}`

export interface PageParts {
  /** Of the texts, such as 'en-US'. */
  readonly language: string
  /** Base64 of the SHA-256 of `pageStyles`. */
  readonly stylesHash: string
  /** Opens the list in the app; '' for none. */
  readonly link: string
  readonly texts: { readonly count: string; readonly open: string; readonly made: string }
}

const policyOf = (stylesHash: string): string =>
  `default-src 'none'; style-src 'sha256-${stylesHash}'; base-uri 'none'; form-action 'none'`

/** Apart from the page, so that a long list can be written in parts. */
export const pageRow = (movie: SharedMovie): string =>
  `<li><a href="${tmdbPage(movie)}" rel="noreferrer" dir="auto">${escaped(movie.title)}</a><span class="year">${movie.year ?? ''}</span>${movie.note ? `<p class="why" dir="auto">${escaped(movie.note)}</p>` : ''}</li>`

/** Nothing in it is loaded, so that it is the same without a network; nothing in it runs. */
export const listPage = (list: SharedList, rows: readonly string[], parts: PageParts): string => {
  const { language, stylesHash, link, texts } = parts
  const name = escaped(list.name)
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(stylesHash)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${name}</title>
<style>${pageStyles}</style>
<script type="application/ld+json">${jsonLd(list)}</script>
</head>
<body>
<header><h1 dir="auto">${name}</h1>${list.note === '' ? '' : `<p class="note" dir="auto">${escaped(list.note)}</p>`}<p class="count">${escaped(texts.count)}</p></header>
<ol>
${rows.join('\n')}
</ol>
<footer>${link === '' ? '' : `<p class="app"><a href="${escaped(link)}">${escaped(texts.open)}</a></p>`}<p>${escaped(texts.made)}</p></footer>
</body>
</html>
`
}
