import { describe, expect, it } from 'vitest'
import { readEnvironment } from '#api/environment.ts'

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      smtpUrl: undefined,
      trustedProxies: [],
    })
  })

  it('names every value it cannot use', () => {
    const read = () =>
      readEnvironment({
        PORT: 'http',
        DATABASE_URL: 'mysql://x',
        SMTP_URL: 'mail.example',
        PUBLIC_URL: 'ftp://x',
        MAIL_TO: 'nobody',
      })
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*MAIL_TO/)
  })

  it('takes an empty value as none', () => {
    expect(readEnvironment({ DATABASE_URL: '', SMTP_URL: ' ' })).toMatchObject({
      databaseUrl: undefined,
      smtpUrl: undefined,
    })
  })

  it('reads lists and drops the slash of an address', () => {
    expect(
      readEnvironment({ TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16', PUBLIC_URL: 'https://dritare.example/' }),
    ).toMatchObject({
      trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
      publicUrl: 'https://dritare.example',
    })
  })
})
