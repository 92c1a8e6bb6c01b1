import { describe, expect, it } from 'vitest'
import { unboundedCalls } from './rules/outgoing-calls.ts'

describe('calls of other servers', () => {
  it.each([
    "import { request } from 'node:https'",
    "import { type IncomingMessage, request as plainRequest } from 'node:http'",
    "import { get } from 'https'",
    "import { lookup as systemLookup } from 'node:dns'",
    "import { lookup } from 'node:dns/promises'",
    '  const answer = await fetch(url)',
    "import { request } from 'undici'",
  ])('have a bound: %s', (text) => {
    expect(unboundedCalls([{ path: 'api/outbound/a.ts', text }])).toHaveLength(1)
  })

  it.each([
    "import type { IncomingMessage } from 'node:http'",
    "import { Agent } from 'node:https'",
    '  await copies.fetch(name)',
    '    async fetch(name: string): Promise<string> {',
  ])('are not what this is: %s', (text) => {
    expect(unboundedCalls([{ path: 'api/outbound/a.ts', text }])).toEqual([])
  })
})
