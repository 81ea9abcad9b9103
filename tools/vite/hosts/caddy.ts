import { manifest, type SiteRule, type SiteRules, unserved } from './site-rules.ts'

export const caddyFile = ({ base, rules, headers }: SiteRules): string => {
  const handle = ({ path, policy, cache }: SiteRule): string => {
    const isFile = path !== '' && !path.endsWith('/')
    return [
      `handle ${base}${path}${isFile ? '' : '*'} {`,
      ...(path === '' ? [`  try_files {path} ${base}index.html`] : []),
      '  header {',
      ...Object.entries({ 'Content-Security-Policy': policy, ...headers }).map(
        ([name, value]) => `    ${name} "${value}"`,
      ),
      '  }',
      ...(path === ''
        ? [`  header Cache-Control "${cache}"`, `  header ${base}${manifest.name} Content-Type ${manifest.type}`]
        : // An error is not kept.
          ['  @found file', `  header @found Cache-Control "${cache}"`]),
      '  file_server {',
      '    precompressed br gzip',
      '  }',
      '}\n',
    ].join('\n')
  }

  const hidden = unserved.map((path) => `${base}${path}${path.endsWith('/') ? '*' : ''}`)
  const withoutSlash = base === '/' ? '' : `redir ${base.slice(0, -1)} ${base} permanent\n`
  return `# Written by the build, with its policies. To import in a site block whose root holds this site at ${base}
@unserved path ${hidden.join(' ')}
handle @unserved {
  error 404
}
${withoutSlash}${rules.map(handle).join('')}`
}
