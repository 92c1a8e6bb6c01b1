import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { transferLimits } from '#api/contract/values/post-transfer.ts'
import { patienceOf } from '#api/contract/values/staff/patience.ts'
import { readEnvironment } from '#api/environment.ts'
import { longestBodyTime } from '#api/http/body-time.ts'
import { variableTexts } from '#api/operate/variable-texts.ts'
import packages from '../../../package.json' with { type: 'json' }
import { readFiles } from '../rules/source-files.ts'
import { drainTime, keptIdle, root } from './root.ts'

const read = (file: string) => readFileSync(path.join(root, 'api/operate', file), 'utf8')
const { shutdownWait } = readEnvironment({})

/** `2s`, `900ms` and `2m` in milliseconds. */
function milliseconds(text = ''): number {
  const [, amount, unit = ''] = /^(\d+)(ms|s|m)$/.exec(text) ?? []
  return Number(amount) * ({ ms: 1, s: 1000, m: 60_000 }[unit] ?? Number.NaN)
}

describe('Caddyfile', () => {
  const text = read('proxy/Caddyfile').replaceAll(/#.*$/gm, '')
  const given = (directive: string) => new RegExp(`^\\s*${directive} (\\S+)$`, 'm').exec(text)?.[1]

  it('closes every bracket it opens', () => {
    let depth = 0
    for (const line of text.split('\n')) {
      if (/^\s*\}$/.test(line)) depth--
      expect(depth, line).toBeGreaterThanOrEqual(0)
      if (/\{$/.test(line)) depth++
    }
    expect(depth).toBe(0)
  })

  it('writes down no addresses and no links', () => {
    expect(/exclude (.+)$/m.exec(text)?.[1]).toBe('http.log http.handlers.reverse_proxy')
    expect(text.match(/^\s*log /gm)).toHaveLength(2)
    expect(given('include')).toBe('http.handlers.reverse_proxy.health_checker')
  })

  it('leaves a server that stops before it stops listening', () => {
    expect(given('health_uri')).toBe('/readyz?exclude=storage')
    expect(milliseconds(given('health_interval'))).toBeLessThan(shutdownWait)
    // One connection that fails leaves a server out only until the next look.
    expect(text).not.toMatch(/fail_duration/)
  })

  it('gives idle connections up before the servers do', () => {
    expect(milliseconds(given('keepalive'))).toBeLessThan(Math.min(keptIdle, shutdownWait))
  })

  it('never sends a form twice', () => {
    // Caddy repeats requests that only read, and others when no connection came about, unless told to.
    expect(text).not.toMatch(/lb_retry_match/)
    expect(milliseconds(given('lb_try_duration'))).toBeGreaterThan(0)
  })

  it('believes a CDN, where there is one, and nobody else for who a visitor is', () => {
    expect(text.match(/^\s*trusted_proxies .*$/gm)?.map((line) => line.trim())).toEqual([
      'trusted_proxies {$CDN_NETWORKS}',
    ])
    expect(text).not.toMatch(/header_up X-Forwarded/)
  })

  it('takes its names from variables that compose.yaml sets', () => {
    const asked = [...text.matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name)
    const compose = readFileSync(path.join(root, 'compose.yaml'), 'utf8')
    expect(asked.toSorted()).toEqual(['CDN_NETWORKS', 'SITE', 'UPSTREAMS'])
    for (const name of asked) expect(compose).toMatch(new RegExp(`^ {6}${name}: `, 'm'))
  })
})

describe('nginx.conf', () => {
  const text = read('proxy/nginx.conf').replaceAll(/#.*$/gm, '')
  const given = (directive: string) => new RegExp(`^\\s*${directive} ([^;]+);$`, 'm').exec(text)?.[1]

  it('ends every directive', () => {
    const odd = text.split('\n').filter((line) => line.trim() !== '' && !/[{};]$/.test(line.trim()))
    expect(odd).toEqual([])
    expect(text.split('{')).toHaveLength(text.split('}').length)
  })

  it('lets the largest file through that staff may bring', () => {
    const [, megabytes] = /^(\d+)m$/.exec(given('client_max_body_size') ?? '') ?? []
    expect(Number(megabytes) * 1_048_576).toBeGreaterThan(transferLimits.zip + 10_000)
    for (const wait of ['proxy_read_timeout', 'proxy_send_timeout'])
      expect(milliseconds(given(wait))).toBeGreaterThan(longestBodyTime)
  })

  it('leaves no server out for what one visitor has made it do', () => {
    const servers = [...text.matchAll(/^ {4}server ([^;{]+);$/gm)].map(([, server = '']) => server)
    expect(servers.length).toBeGreaterThan(1)
    for (const server of servers) expect(server).toMatch(/ max_fails=0$/)
    // A page and a redirect have up to 3.5 kB of headers (`request-checks.test.ts`).
    expect(given('proxy_buffer_size')).toBe('8k')
  })

  it('writes neither bodies nor addresses to its own disk', () => {
    expect(given('proxy_request_buffering')).toBe('off')
    const servers = text.split(/^server \{$/m).slice(1)
    expect(servers.length).toBeGreaterThan(1)
    for (const server of servers) expect(server).toMatch(/access_log off;\s+error_log \S+ alert;/)
  })

  it('keeps no connection for who does not end a request', () => {
    const waits = [...text.matchAll(/client_header_timeout ([^;]+);/g)].map(([, wait]) => milliseconds(wait))
    expect(waits).toHaveLength(text.match(/^server \{$/gm)?.length ?? 0)
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(10_000)
    expect(given('limit_conn_zone')).toBe('$binary_remote_addr zone=visitors:10m')
    expect(given('limit_conn')).toBe('visitors 200')
  })

  it('waits for an answer as long as a browser does', () => {
    expect(milliseconds(given('proxy_read_timeout'))).toBeGreaterThan(Math.max(...Object.values(patienceOf)))
  })

  it('gives idle connections up before the servers do', () => {
    expect(milliseconds(given('keepalive_timeout'))).toBeLessThan(Math.min(keptIdle, shutdownWait))
    expect(given('proxy_http_version')).toBe('1.1')
    expect(given('proxy_set_header Connection')).toBe('""')
  })

  it('never sends a form twice, and passes on nobody’s word for who they are', () => {
    expect(given('proxy_next_upstream')).toBe('error timeout')
    expect(given('proxy_set_header X-Forwarded-For')).toBe('$remote_addr')
    expect(text).not.toMatch(/real_ip/)
  })

  it('has what makes $remote_addr the visitor’s behind a CDN, to take the marks off', () => {
    const marked = [...read('proxy/nginx.conf').matchAll(/^ +# (\w+ [\w.:/-]+);$/gm)].map(([, line]) => line)
    expect(marked).toEqual(['set_real_ip_from 192.0.2.0/24', 'real_ip_header X-Forwarded-For', 'real_ip_recursive on'])
  })
})

describe('dritare.service', () => {
  const unit = new Map<string, string[]>()
  for (const [, name = '', value = ''] of read('systemd/dritare.service').matchAll(/^(\w+)=(.*)$/gm))
    unit.set(name, [...(unit.get(name) ?? []), value])
  const one = (name: string) => unit.get(name)?.[0] ?? ''

  it('starts what `npm start` starts', () => {
    const [node = '', ...options] = one('ExecStart').split(' ')
    const folder = one('WorkingDirectory')
    expect(packages.scripts.start).toContain(`node ${options.join(' ').replace(`${folder}/`, '')}`)
    expect(node).toBe(`${folder}/node_modules/node/bin/node`)
    // A path of its own: Node resolves one that is relative without the link that the folder may be.
    expect(options.at(-1)).toBe(`${folder}/api/main.ts`)
  })

  it('sets only variables that the server knows, and keeps what it may write to', () => {
    const variables = new Map(
      one('Environment')
        .split(' ')
        .map((entry) => entry.split('=') as [string, string]),
    )
    const unknown = [...variables.keys()].filter((name) => !(name in variableTexts))
    expect(unknown).toEqual(['NODE_ENV', 'MALLOC_ARENA_MAX'])
    expect(variables.get('DATA_DIR')).toBe(`/var/lib/${one('StateDirectory')}`)
    // Without workers SIGHUP, which reloads, would end it.
    expect(Number(variables.get('WORKERS'))).toBeGreaterThanOrEqual(1)
    expect(one('ExecReload')).toContain('-HUP')
  })

  it('waits for the draining, and kills no worker before', () => {
    expect(Number(one('TimeoutStopSec')) * 1000).toBeGreaterThan(drainTime)
    expect(one('KillMode')).toBe('mixed')
    expect(one('OOMPolicy')).toBe('continue')
  })

  it('has no rights it does not need', () => {
    expect(one('User')).not.toBe('root')
    expect(unit.get('CapabilityBoundingSet')).toEqual([''])
    for (const name of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices', 'RestrictNamespaces'])
      expect(one(name), name).toBe('yes')
    expect(one('ProtectSystem')).toBe('strict')
    // V8 makes machine code.
    expect(unit.has('MemoryDenyWriteExecute')).toBe(false)
  })

  it('hides nothing of /proc that the server reads', () => {
    const read = readFiles('api/**/*.ts').flatMap(({ text }) => text.match(/'\/proc\/(?!self\b|\d)[\w/]+'/g) ?? [])
    expect(read).toContain("'/proc/sys/kernel/random/boot_id'")
    // `pid` leaves only what is of processes.
    expect(unit.get('ProcSubset') ?? ['all']).toEqual(['all'])
  })
})
