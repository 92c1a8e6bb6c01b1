import { describe, expect, it } from 'vitest'
import { askedDay } from '#site/address/asked-day.ts'
import { afterLogin, loginAddress } from '#site/staff/session/after-login.ts'

const asked = (to: string) => `?to=${encodeURIComponent(to)}`

describe('the way on after a login', () => {
  it.each(['/admin', '/admin/people?show=gone', '/admin/log#today', '/analytics', '/analytics?range=7'])(
    'leads where one was going: %s',
    (to) => {
      expect(afterLogin(asked(to))).toBe(to)
      expect(loginAddress(asked(to))).toContain(asked(to))
    },
  )

  it.each([
    '',
    '/',
    '/en/',
    '/administration',
    '//evil.example/admin',
    'https://evil.example/admin',
    '/admin//evil.example',
    '/admin\\evil',
    '\\\\evil.example',
    '/admin\r\nset-cookie: a=b',
    'javascript:alert(1)',
    ' /admin',
    '/admin/../en/',
    '/admin/%2e%2E/api/staff/log.csv',
    '/analytics/./../blog',
    '/admin/..',
  ])('is the desk for what is no address of the staff’s: %j', (to) => {
    expect(afterLogin(asked(to))).toBe('/admin')
    expect(loginAddress(asked(to))).toBe('/admin/login')
  })

  it.each(['&', '"', 'ë', "'"])(
    'is the desk for one that the server would not take once it is escaped: %s',
    (letter) => {
      const to = `/admin/log?q=${letter.repeat(700)}`
      expect(loginAddress(asked(to))).toBe('/admin/login')
      expect(afterLogin(asked(`${to}&${to}${to}`))).toBe('/admin')
      expect(loginAddress(asked(`/admin/log?q=${'a'.repeat(1900)}`))).toContain('q%3Da')
    },
  )

  it('is escaped, as a header wants it', () => {
    expect(afterLogin(asked('/admin/\u2028?q=ë'))).toBe('/admin/%E2%80%A8?q=%C3%AB')
  })

  it('keeps the language that was chosen at the door', () => {
    expect(loginAddress('?language=fr&x=1', { deed: 'signIn' })).toBe('/admin/login?language=fr&deed=signIn')
  })
})

describe('a day that an address asks for', () => {
  it.each(['1970-01-01', '2026-11-20', '2024-02-29', '2999-12-31'])('is one that there is: %s', (day) => {
    expect(askedDay(new URLSearchParams({ day }), 'day')).toBe(day)
  })

  it.each([
    '',
    'x',
    '0000-01-01',
    '1969-12-31',
    '9999-12-31',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '2026-01-01T00:00',
  ])('is left out where it is none of these centuries: “%s”', (day) => {
    expect(askedDay(new URLSearchParams({ day }), 'day')).toBeUndefined()
  })
})
