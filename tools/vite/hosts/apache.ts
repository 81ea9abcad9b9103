import { assets, escaped, manifest, type SiteRules, unserved } from './site-rules.ts'

/** The endings of precompressed files, with the encodings that browsers name. */
const encodings = { br: 'br', gz: 'gzip' } as const

export const apacheFile = ({ base, rules, headers }: SiteRules): string => {
  // From the general to the specific: a later header replaces an earlier one.
  const [page, ...others] = rules.toReversed()
  if (!page) throw new Error('There is no rule for the page.')
  const specific = others.flatMap(({ path, policy, cache }, index) => [
    `SetEnvIf Request_URI "^${escaped(base + path)}" MATINEE_${index}`,
    ...(policy === page.policy ? [] : [`Header always set Content-Security-Policy "${policy}" env=MATINEE_${index}`]),
    `Header set Cache-Control "${cache}" env=MATINEE_${index}`,
  ])
  const compressed = Object.entries(encodings).flatMap(([ending, encoding]) => [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
    `RewriteRule ^(.+)$ $1.${ending} [L]`,
  ])
  return `# Written by the build, with its policies. It needs mod_headers, mod_rewrite and AllowOverride All.
RewriteEngine On
RewriteBase ${base}
RewriteRule ^(?:${unserved.map(escaped).join('|')}) - [R=404,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule !^${escaped(assets)} index.html [L,DPI]
${compressed.join('\n')}

AddType ${manifest.type} .${manifest.name.split('.').at(-1)}
AddType font/woff2 .woff2
${Object.entries(encodings)
  .map(([ending, encoding]) => `RemoveType .${ending}\nRemoveLanguage .${ending}\nAddEncoding ${encoding} .${ending}`)
  .join('\n')}
Header append Vary Accept-Encoding

${Object.entries({ 'Content-Security-Policy': page.policy, ...headers })
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
Header set Cache-Control "${page.cache}"
${specific.join('\n')}
`
}
