const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`
const post = (path: string, type: string, body: string, length = body.length) =>
  head(`POST ${path}`, `Content-Type: ${type}`, `Content-Length: ${length}`) + body
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

/** Of strangers. */
const strange: readonly string[] = [
  head(`GET /${'/'.repeat(15_000)}`),
  head(`GET /en/${'/'.repeat(1900)}x`),
  head(`GET /feeds/${'.'.repeat(1900)}/`),
  head(`GET /en/${'%ff'.repeat(600)}`),
  head('GET /en/').repeat(300),
  head('GET /en/').repeat(40),
  post('/api/contact', form, 'name=half', 5000),
  post(
    '/api/applications',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="resume"',
    9000,
  ),
  head('GET /en/', 'Host: y'),
  head('GET /en/', `X-Huge: ${'x'.repeat(30_000)}`),
  head('GET /en/', ...Array.from({ length: 1500 }, (_, index) => `X${index}: y`)),
  post('/api/contact', json, '{"name":'),
  post('/api/contact', json, `${'['.repeat(5000)}`),
  post('/api/analytics', json, '{"__proto__":{"a":1}}'),
  post(
    '/api/analytics',
    json,
    '{"type":"webVitals","page":"/en/","analyticsEnabled":true,"vitals":[{"name":"__proto__","value":1}]}',
  ),
  post(
    '/api/analytics',
    json,
    `{"type":"formStep","form":"constructor","step":"failed","field":"${'x'.repeat(16_000)}"}`,
  ),
  head('TRACE /'),
  head('CONNECT x:443'),
  'GET / HTTP/9.9\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
  post('/en/contact/', form, `name=a&email=a%40example.org&purpose=general&message=${'aAAAA1'.repeat(20)}`),
  head('GET /newsletter/issues/a.en.b'),
  head('GET /metrics', 'Authorization: Bearer a'),
  head('GET /analytics?from=0000-01-01', `Cookie: session=${'a'.repeat(1900)}`),
  post('/api/staff/sign-in', json, '{"email":"owner@example.org","password":"a"}'),
]

/** Of somebody of the staff, or with their cookie. */
const ofStaff = (cookie: string): string[] => [
  head('GET /api/staff/analytics/now/events', `Cookie: ${cookie}`),
  head('GET /api/staff/analytics?from=0000-01-01&page=%00&__proto__=1', `Cookie: ${cookie}`),
  head('GET /api/staff/analytics?timeRange=12m', `Cookie: ${cookie}`).repeat(40),
  head('POST /api/staff/analytics/notes', `Cookie: ${cookie}`, `Content-Type: ${json}`, 'Content-Length: 900'),
]

/** Bytes of which a client sends one, reads nothing, and leaves. */
export const hostileBytes = (cookie: string): readonly string[] => [...strange, ...ofStaff(cookie)]
