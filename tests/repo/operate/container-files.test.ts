import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { readEnvironment } from '#api/environment.ts'
import { variableTexts } from '#api/operate/variable-texts.ts'
import packages from '../../../package.json' with { type: 'json' }
import { importsOf } from '../rules/imports.ts'
import { readFiles } from '../rules/source-files.ts'
import { drainTime, root } from './root.ts'

const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ')
const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n')
/** Variables of Node and of the C library, which are not the site's. */
const others = ['PATH', 'NODE_ENV', 'MALLOC_ARENA_MAX']

const lines = (instruction: string) =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} +(.*)$`, 'gm'))].map(([, rest = '']) => rest.trim())
const setIn = (text: string) =>
  new Map([...text.matchAll(/(?:^|\s)(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]))

describe('the Dockerfile', () => {
  const [build = '', run = ''] = dockerfile.split(/^FROM .*$/m).slice(1)
  const copied = (stage: string) =>
    [...stage.matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, files = '']) => files.trim().split(/ +/).slice(0, -1))

  it('copies what is there, and what .dockerignore lets through', () => {
    const sources = new Set([...copied(build), ...copied(run)])
    expect([...sources].filter((source) => !existsSync(path.join(root, source)))).toEqual([])
    expect([...sources].filter((source) => !ignored.includes(`!${source}`))).toEqual([])
    expect(ignored).toContain('*')
  })

  it('brings every room that the server imports', () => {
    const rooms = importsOfRooms(readFiles('api/**/*.ts').filter(({ path: file }) => file !== 'api/dev.ts'))
    expect([...rooms].filter((room) => !copied(run).includes(room))).toEqual([])
    expect(dockerfile).toMatch(/COPY --from=build \S+\/dist dist/)
  })

  it('leaves no package behind that the server or the pages it renders import', () => {
    const removed = /npm uninstall .*?--omit=dev (.*?)&&/.exec(dockerfile)?.[1]?.trim().split(/ +/) ?? []
    expect(removed.length).toBeGreaterThan(0)
    expect(removed.filter((name) => !(name in packages.dependencies))).toEqual([])
    const files = readFiles('{api,locales,ui,site}/**/*.{ts,tsx}').filter(
      ({ path: file }) => file !== 'api/dev.ts' && !file.startsWith('site/build/'),
    )
    const users = files.flatMap((file) =>
      importsOf(file).filter(({ to, isType }) => !isType && removed.includes(packageOf(to))),
    )
    expect(users).toEqual([])
  })

  it('starts what `npm start` starts, on the Node of package.json', () => {
    const [command = '[]'] = lines('CMD').slice(-1)
    const started = z.array(z.string()).parse(JSON.parse(command)).join(' ')
    expect(packages.scripts.start).toContain(started)
    const major = /(\d+)\./.exec(packages.dependencies.node)?.[1]
    expect(lines('ARG')).toContainEqual(expect.stringMatching(new RegExp(`^BUILDER=node:${major}-`)))
    expect([...setIn(lines('ENV').join(' '))]).toContainEqual([
      'PATH',
      expect.stringContaining('node_modules/node/bin:'),
    ])
  })

  it('sets only variables that the server knows, and listens where it says', () => {
    const variables = setIn(lines('ENV').join(' '))
    expect([...variables.keys()].filter((name) => !(name in variableTexts) && !others.includes(name))).toEqual([])
    expect(lines('EXPOSE')).toEqual([variables.get('PORT')])
    expect(lines('VOLUME')).toEqual([variables.get('DATA_DIR')])
    expect(variables.get('HOST')).toBe('0.0.0.0')
  })

  it('runs as nobody in particular, with a health check that is there', () => {
    expect(lines('USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)])
    const [check = ''] = lines('HEALTHCHECK')
    const file = /"(api\/[\w./-]+)"/.exec(check)?.[1] ?? 'missing'
    expect(existsSync(path.join(root, file)), file).toBe(true)
  })

  it('names every image with a version', () => {
    for (const image of lines('ARG')) expect(image).toMatch(/=[\w./-]+:[\w.-]*\d?\w/)
    expect(dockerfile).not.toContain(':latest')
  })
})

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  security_opt: z.array(z.string()),
  stop_grace_period: z.string().optional(),
})
const network = z.looseObject({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }).optional() })
const compose = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), network),
  volumes: z.record(z.string(), z.any()),
})

describe('compose.yaml', () => {
  const text = readFileSync(path.join(root, 'compose.yaml'), 'utf8')
  const { services, networks, volumes } = compose.parse(parse(text, { merge: true }))
  const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'))

  it('gives the site only variables that it knows', () => {
    expect(sites).toHaveLength(2)
    for (const [, { image, environment = {} }] of Object.entries(services)) {
      if (image === 'dritare') expect(Object.keys(environment).filter((name) => !(name in variableTexts))).toEqual([])
    }
  })

  it('hands on every variable from .env, or its page says why not', () => {
    const [, leftOut = ''] =
      /is handed on, except (.*?)\n\n/s.exec(readFiles('stories/operate/compose.mdx')[0]?.text ?? '') ?? []
    const named = new Set(leftOut.match(/(?<=`)[A-Z_]+(?=`)/g))
    for (const [site, { environment = {} }] of sites) {
      const handedOn = Object.keys(environment).filter((name) => environment[name]?.startsWith(`\${${name}:`))
      const silent = Object.keys(variableTexts).filter((name) => !handedOn.includes(name) && !named.has(name))
      expect(silent, site).toEqual([])
      expect(handedOn.filter((name) => named.has(name) && name !== 'METRICS_TOKEN')).toEqual([])
    }
  })

  it('asks .env for nothing that its example does not name', () => {
    const example = setIn(
      readFileSync(path.join(root, 'api/operate/compose.env.example'), 'utf8').replaceAll(/^(\w+)=$/gm, '$1=x'),
    )
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    expect(asked.filter((name) => !example.has(name))).toEqual([])
    expect([...example.keys()].filter((name) => !asked.includes(name))).toEqual([])
  })

  it('leads the proxy to the servers there are, and trusts its network alone, and that of a CDN', () => {
    const port = setIn(lines('ENV').join(' ')).get('PORT')
    expect(services['proxy']?.environment?.['UPSTREAMS']?.split(' ')).toEqual(sites.map(([name]) => `${name}:${port}`))
    const cdn = `\${CDN_NETWORKS:-}`
    expect(services['proxy']?.environment?.['CDN_NETWORKS']).toBe(cdn)
    for (const [, { environment: { TRUSTED_PROXIES = '' } = {} }] of sites)
      for (const told of ['', '192.0.2.0/24 2001:db8::/32'])
        expect(readEnvironment({ TRUSTED_PROXIES: TRUSTED_PROXIES.replace(cdn, told) }).trustedProxies).toEqual([
          ...subnetsOf(networks['front']),
          ...told.split(' ').filter(Boolean),
        ])
    expect(
      Object.entries(services)
        .filter(([, { ports }]) => ports)
        .map(([name]) => name),
    ).toEqual(['proxy'])
  })

  it('lets visitors’ addresses through by IPv6 too, in a network of this machine alone', () => {
    expect(networks['front']).toMatchObject({ enable_ipv6: true })
    const families = subnetsOf(networks['front']).map((subnet) => isIP(subnet.split('/')[0] ?? ''))
    expect(families).toEqual([4, 6])
    // RFC 4193: unique local addresses, of which fd00::/8 is for whoever takes one.
    expect(subnetsOf(networks['front'])[1]).toMatch(/^fd[0-9a-f]{2}:/)
  })

  it('lets a running proxy read a file that was changed', () => {
    const [folder = '', inside = ''] =
      services['proxy']?.volumes?.find((volume) => volume.startsWith('./'))?.split(':') ?? []
    expect(statSync(path.join(root, folder)).isDirectory(), folder).toBe(true)
    expect(existsSync(path.join(root, folder, 'Caddyfile'))).toBe(true)
    expect(readFiles('stories/operate/compose.mdx')[0]?.text).toContain(`caddy reload --config ${inside}/Caddyfile`)
  })

  it('keeps the database where only the servers are', () => {
    expect(services['database']?.networks).toEqual(['back'])
    expect(networks['back']).toEqual({ internal: true })
    expect(services['proxy']?.networks).not.toContain('back')
  })

  it('mounts volumes and files that are there', () => {
    const mounted = Object.values(services).flatMap(({ volumes: used = [] }) =>
      used.map((volume) => volume.split(':')[0] ?? ''),
    )
    const files = mounted.filter((name) => name.startsWith('./'))
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    expect([...new Set(mounted.filter((name) => !name.startsWith('./')))].toSorted()).toEqual(
      Object.keys(volumes).toSorted(),
    )
  })

  it('lets nothing write where it need not, and gives the site time to drain', () => {
    for (const [name, { read_only, security_opt }] of Object.entries(services)) {
      expect(read_only, name).toBe(true)
      expect(security_opt, name).toContain('no-new-privileges:true')
    }
    for (const [, { stop_grace_period = '' }] of sites)
      expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(drainTime)
  })
})

function subnetsOf(given: z.output<typeof network> | undefined): string[] {
  return given?.ipam?.config.map(({ subnet }) => subnet) ?? []
}

function importsOfRooms(files: Parameters<typeof importsOf>[0][]): Set<string> {
  const rooms = globSync('*/', { cwd: root }).map((room) => room.replace(/\/$/, ''))
  return new Set(
    files
      .flatMap(importsOf)
      .filter(({ isType }) => !isType)
      .map(({ to }) => to.split('/')[0] ?? '')
      .filter((room) => rooms.includes(room)),
  )
}

const packageOf = (address: string) =>
  address
    .split('/')
    .slice(0, address.startsWith('@') ? 2 : 1)
    .join('/')
