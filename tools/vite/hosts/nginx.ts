import { escaped, manifest, type SiteRule, type SiteRules, unserved } from './site-rules.ts'

export const nginxFile = ({ base, rules, headers }: SiteRules): string => {
  const location = (place: string, { policy, cache }: SiteRule, ...lines: readonly string[]): string =>
    [
      `location ${place} {`,
      ...Object.entries({ 'Content-Security-Policy': policy, ...headers }).map(
        ([name, value]) => `  add_header ${name} "${value}" always;`,
      ),
      // Without `always`: an error is not kept.
      `  add_header Cache-Control "${cache}";`,
      '  gzip_static on;',
      '  gzip_vary on;',
      ...lines.map((line) => `  ${line}`),
      '}\n',
    ].join('\n')

  const locationOf = (rule: SiteRule): string => {
    const path = base + rule.path
    if (rule.path === '') {
      const page = `try_files $uri ${base}index.html;`
      const type = `default_type ${manifest.type};`
      return location(path, rule, page) + location(`= ${base}${manifest.name}`, rule, 'types { }', type)
    }
    return location(`${path.endsWith('/') ? '^~' : '='} ${path}`, rule, 'try_files $uri =404;')
  }

  const withoutSlash =
    base === '/' ? '' : `location = ${base.slice(0, -1)} { absolute_redirect off; return 301 ${base}; }\n`
  return `# Written by the build, with its policies. To include in a server block whose root holds this site at ${base}
location ~ ^${escaped(base)}(?:${unserved.map(escaped).join('|')}) { return 404; }
${withoutSlash}${rules.map(locationOf).join('')}`
}
