import { describe, expect, it } from 'vitest'
import { pushDevice } from '#api/contract/push.ts'
import { deviceOf } from '#site/push/push-device.ts'
import { createPushFlow } from '#site/push/push-flow.ts'
import { createLater } from '#site/push/push-later.ts'
import { PushFailure } from '#site/push/push-subscription.ts'
import { type PushSupport, supportOf } from '#site/push/push-support.ts'
import { undecided } from '#site/visitor/consent.ts'

const agents = {
  safariOnMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Safari/605.1.15',
  chromeOnMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  safariOnIPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  chromeOnIPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
  appOnIPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  appOnAndroid:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
  tabletOnAndroid:
    'Mozilla/5.0 (Linux; Android 15; Tab S10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  firefoxOnLinux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  edgeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
} as const

const bare = { vendor: '', maxTouchPoints: 0, isStandalone: false, hasPush: false }
const apple = { ...bare, vendor: 'Apple Computer, Inc.' }
const touch = { ...apple, maxTouchPoints: 5 }

describe('what a browser can', () => {
  it.each<[string, Parameters<typeof supportOf>[0], PushSupport]>([
    ['anything with push', { ...bare, userAgent: agents.firefoxOnLinux, hasPush: true }, 'ready'],
    ['Safari 15 on a Mac', { ...apple, userAgent: agents.safariOnMac }, 'safariLimited'],
    [
      'Chrome on a Mac, on an insecure page',
      { ...bare, vendor: 'Google Inc.', userAgent: agents.chromeOnMac },
      'unsupportedBrowser',
    ],
    ['an iPad, which calls itself a Mac', { ...touch, userAgent: agents.safariOnMac }, 'ios'],
    ['Safari on an iPhone', { ...touch, userAgent: agents.safariOnIPhone }, 'ios'],
    ['Chrome on an iPhone', { ...touch, userAgent: agents.chromeOnIPhone }, 'ios'],
    ['an app on an iPhone', { ...touch, userAgent: agents.appOnIPhone }, 'unsupportedMobile'],
    [
      'the Home Screen of an old iPhone',
      { ...touch, userAgent: agents.safariOnIPhone, isStandalone: true },
      'safariLimited',
    ],
    ['an app on Android', { ...bare, userAgent: agents.appOnAndroid }, 'unsupportedMobile'],
    ['Firefox in a private window', { ...bare, userAgent: agents.firefoxOnLinux }, 'unsupportedBrowser'],
  ])('%s', (_name, traits, support) => {
    expect(supportOf(traits)).toBe(support)
  })
})

describe('the device', () => {
  it.each<[keyof typeof agents, number, ReturnType<typeof deviceOf>]>([
    ['safariOnMac', 0, { type: 'desktop', browser: 'Safari', os: 'macOS' }],
    ['safariOnMac', 5, { type: 'tablet', browser: 'Safari', os: 'iOS' }],
    ['chromeOnIPhone', 5, { type: 'mobile', browser: 'Chrome', os: 'iOS' }],
    ['appOnAndroid', 5, { type: 'mobile', browser: 'Chrome', os: 'Android' }],
    ['tabletOnAndroid', 5, { type: 'tablet', browser: 'Chrome', os: 'Android' }],
    ['firefoxOnLinux', 0, { type: 'desktop', browser: 'Firefox', os: 'Linux' }],
    ['edgeOnWindows', 10, { type: 'desktop', browser: 'Edge', os: 'Windows' }],
  ])('of %s with %i fingers is told in two words, which the server takes', (agent, fingers, device) => {
    expect(deviceOf(agents[agent], fingers)).toEqual(device)
    expect(pushDevice.parse(deviceOf(agents[agent], fingers))).toEqual(device)
  })

  it('of nobody knows whom is still one', () => {
    expect(pushDevice.parse(deviceOf('', 0))).toEqual({ type: 'desktop', browser: 'Other', os: 'Other' })
  })
})

describe('Later', () => {
  const DAY = 86_400_000

  it('holds for 30 days, and for the page where nothing may be stored', () => {
    let now = 1_000 * DAY
    const later = createLater(() => now)
    expect(later.isOn()).toBe(false)
    later.begin(false)
    expect(later.isOn()).toBe(true)
    now += 30 * DAY - 1
    expect(later.isOn()).toBe(true)
    now += 1
    expect(later.isOn()).toBe(false)
  })
})

describe('the flow', () => {
  function start(changes: Partial<Parameters<typeof createPushFlow>[0]> = {}) {
    const calls: string[] = []
    const done = (name: string) => async () => void calls.push(name)
    const flow = createPushFlow({
      consent: { get: () => undecided, allows: () => true, decide: () => {} },
      support: () => 'ready',
      permission: async () => 'prompt',
      subscription: {
        subscribe: done('subscribe'),
        unsubscribe: done('unsubscribe'),
        withdraw: done('withdraw'),
        repair: async () => true,
      },
      later: createLater(Date.now),
      language: () => 'en',
      chosenLanguage: () => undefined,
      ...changes,
    })
    return { flow, calls }
  }

  it('never asks the browser before the offer is taken', async () => {
    const { flow, calls } = start()
    await flow.press()
    expect(flow.get()).toMatchObject({ isOpen: true, view: 'offer', state: 'off' })
    expect(calls).toEqual([])
    flow.confirm()
    expect(calls).toEqual(['subscribe'])
  })

  it('asks nothing twice: who has permitted it is subscribed by the press', async () => {
    const { flow, calls } = start({ permission: async () => 'granted' })
    await flow.press()
    expect(calls).toEqual(['subscribe'])
    expect(flow.get()).toMatchObject({ isOpen: false, state: 'on' })
  })

  it('does not go on where storage refuses the consent', async () => {
    const { flow, calls } = start({ consent: { get: () => undecided, allows: () => false, decide: () => {} } })
    await flow.press()
    flow.confirm()
    expect(flow.get()).toMatchObject({ problem: 'setupFailed', state: 'off' })
    expect(calls).toEqual([])
  })

  it('calls what nobody foresaw a setup that failed', async () => {
    const failing = async () => {
      throw new TypeError('?')
    }
    const { flow } = start({
      permission: async () => 'granted',
      subscription: { subscribe: failing, unsubscribe: failing, withdraw: failing, repair: failing },
    })
    await flow.press()
    expect(flow.get()).toMatchObject({ problem: 'setupFailed', state: 'off' })
    await flow.resume()
    expect(flow.get().state).toBe('on')
    await flow.turnOff()
    expect(flow.get()).toMatchObject({ problem: 'unsubscribeFailed', state: 'on' })
    await flow.withdraw()
    expect(flow.get().state).toBe('off')
  })

  it('does again what has failed', async () => {
    let isBroken = true
    const { flow } = start({
      permission: async () => 'granted',
      subscription: {
        async subscribe() {
          if (isBroken) throw new PushFailure('subscribeFailed')
        },
        unsubscribe: async () => {},
        withdraw: async () => {},
        repair: async () => true,
      },
    })
    await flow.press()
    flow.help()
    expect(flow.get()).toMatchObject({ isOpen: true, view: 'subscribeFailed' })
    isBroken = false
    flow.retry()
    await expect.poll(() => flow.get()).toMatchObject({ isOpen: false, state: 'on', problem: undefined })
  })

  it('offers by itself only what has not been answered', async () => {
    const { flow } = start()
    await flow.offer()
    expect(flow.get().isOpen).toBe(true)
    flow.close()
    await flow.offer()
    expect(flow.get().isOpen).toBe(false)
    for (const permission of ['granted', 'denied'] as const) {
      const answered = start({ permission: async () => permission })
      await answered.flow.offer()
      expect(answered.flow.get().isOpen).toBe(false)
    }
  })
})
