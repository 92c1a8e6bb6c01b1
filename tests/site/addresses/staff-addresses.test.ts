import { describe, expect, it } from 'vitest'
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

  it('is escaped, as a header wants it', () => {
    expect(afterLogin(asked('/admin/\u2028?q=ë'))).toBe('/admin/%E2%80%A8?q=%C3%AB')
  })

  it('keeps the language that was chosen at the door', () => {
    expect(loginAddress('?language=fr&x=1', { deed: 'signIn' })).toBe('/admin/login?language=fr&deed=signIn')
  })
})
