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

  it('knows where to look up a visitor’s country (D8)', () => {
    expect(readEnvironment({}).geo).toEqual({
      header: undefined,
      database: undefined,
      url: undefined,
      fallbackUrl: undefined,
    })
    expect(
      readEnvironment({
        GEO_HEADER: 'CF-IPCountry',
        GEO_DATABASE: '/var/lib/country.mmdb',
        GEO_URL: 'https://geo.example/{ip}/json?key=1',
        GEO_FALLBACK_URL: 'http://127.0.0.1:8080/json/{ip}',
      }).geo,
    ).toEqual({
      header: 'cf-ipcountry',
      database: '/var/lib/country.mmdb',
      url: 'https://geo.example/{ip}/json?key=1',
      fallbackUrl: 'http://127.0.0.1:8080/json/{ip}',
    })
  })

  it('takes only whole web addresses for outside services', () => {
    for (const name of ['GEO_URL', 'GEO_FALLBACK_URL', 'IMAGE_HOST']) {
      for (const value of ['geo.example', '/json/{ip}', 'file:///etc/passwd', 'data:,{}', 'https://'])
        expect(() => readEnvironment({ [name]: value }), `${name}=${value}`).toThrow(name)
    }
  })

  it('takes both keys of reCAPTCHA or neither, and tells pages only the public one (D18)', () => {
    expect(readEnvironment({})).toMatchObject({ recaptcha: undefined, settings: { trackingHosts: [] } })
    expect(readEnvironment({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' })).toMatchObject({
      recaptcha: {
        siteKey: 'site',
        secretKey: 'secret',
        url: 'https://www.google.com/recaptcha/api/siteverify',
      },
      settings: { trackingHosts: [], recaptchaSiteKey: 'site' },
    })
    for (const half of [{ RECAPTCHA_SITE_KEY: 'site' }, { RECAPTCHA_SECRET_KEY: 'secret' }]) {
      expect(() => readEnvironment(half)).toThrow('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY: are needed together')
    }
    expect(() => readEnvironment({ RECAPTCHA_SITE_KEY: '"><script>' })).toThrow('RECAPTCHA_SITE_KEY')
    expect(() => readEnvironment({ RECAPTCHA_URL: 'siteverify' })).toThrow('RECAPTCHA_URL')
  })
})
