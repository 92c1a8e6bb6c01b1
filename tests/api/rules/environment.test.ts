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
      reverseUrl: undefined,
    })
    expect(
      readEnvironment({
        GEO_HEADER: 'CF-IPCountry',
        GEO_DATABASE: '/var/lib/country.mmdb',
        GEO_URL: 'https://geo.example/{ip}/json?key=1',
        GEO_FALLBACK_URL: 'http://127.0.0.1:8080/json/{ip}',
        GEO_REVERSE_URL: 'https://geo.example/reverse?key=1',
      }).geo,
    ).toEqual({
      header: 'cf-ipcountry',
      database: '/var/lib/country.mmdb',
      url: 'https://geo.example/{ip}/json?key=1',
      fallbackUrl: 'http://127.0.0.1:8080/json/{ip}',
      reverseUrl: 'https://geo.example/reverse?key=1',
    })
  })

  it('takes only whole web addresses for outside services', () => {
    for (const name of ['GEO_URL', 'GEO_FALLBACK_URL', 'GEO_REVERSE_URL', 'IMAGE_HOST']) {
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

  it('takes an empty value of any variable as none', () => {
    const names = [
      ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'SECRET_KEY', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'TRACKING_HOSTS'],
      ...[
        'IMAGE_HOST',
        'GEO_HEADER',
        'GEO_DATABASE',
        'GEO_URL',
        'GEO_FALLBACK_URL',
        'GEO_REVERSE_URL',
        'RECAPTCHA_SITE_KEY',
        'PUSH_HOSTS',
      ],
      ...[
        'RECAPTCHA_SECRET_KEY',
        'RECAPTCHA_URL',
        'VAPID_PUBLIC_KEY',
        'VAPID_PRIVATE_KEY',
        'VAPID_SUBJECT',
        'SMTP_URL',
      ],
      ...['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY', 'MAIL_FROM', 'MAIL_TO', 'API_DOCS', 'LOG_LEVEL'],
      'COVER_APPLICANTS',
    ]
    for (const empty of ['', ' ', '\t']) {
      expect(readEnvironment(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(readEnvironment({}))
    }
  })

  it.each([
    ['PORT', ['-1', '65536', '3000.5', '0x10', '1e3', 'http']],
    ['PUBLIC_URL', ['ftp://a.example', 'a.example', 'https://', 'https://a.example/site', 'https://a.example/?a=1']],
    [
      'PUBLIC_URL',
      ['https://a.example/#a', 'https://a.example?', 'https://me:secret@a.example', 'https://me@a.example'],
    ],
    [
      'SMTP_URL',
      ['smtp://', 'smtps://', 'smtp://:587', 'smtp:///mail', 'http://a.example', 'smtp:a', 'a.example', 'smtp://a:b'],
    ],
    ['TRUSTED_PROXIES', ['everyone', '10.0.0.0/33', '10.0.0.1;10.0.0.2', '::1/129', '10.0.0', 'true', '127.0.0.1, *']],
    ['TRUSTED_PROXIES', ['0.0.0.0/0', '::1, ::/0', '10/8', '10.0.0/8', '010.0.0.0/8']],
    ['SECRET_KEY', ['short']],
    ['COVER_APPLICANTS', ['yes', 'true', '1']],
    ['MAIL_TO', ['nobody', 'a@example.org, b@example.org']],
  ])('refuses a %s that cannot work: %j', (name, values) => {
    for (const value of values) expect(() => readEnvironment({ [name]: value }), value).toThrow(`  ${name}: must`)
  })

  it.each([
    { VAPID_PUBLIC_KEY: 'a' },
    { VAPID_PRIVATE_KEY: 'a' },
    { DKIM_DOMAIN: 'a.example', DKIM_KEY: 'a' },
    { DKIM_SELECTOR: 'a', DKIM_KEY: ' ' },
  ])('refuses one half of what belongs together: %o', (half) => {
    expect(() => readEnvironment(half)).toThrow('are needed together')
  })

  it('takes what works', () => {
    const works = {
      PORT: '0',
      PUBLIC_URL: 'http://localhost:8080/',
      SMTP_URL: 'smtps://me:secret@[::1]:465',
      TRUSTED_PROXIES: '::1, 10.0.0.0/8 fd00::/8',
      SECRET_KEY: 'x'.repeat(32),
    }
    expect(readEnvironment(works)).toMatchObject({
      port: 0,
      publicUrl: 'http://localhost:8080',
      trustedProxies: ['::1', '10.0.0.0/8', 'fd00::/8'],
      secretKey: 'x'.repeat(32),
    })
  })
})
