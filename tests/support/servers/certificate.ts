import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Tags of DER (X.690). */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const octets = (body: Buffer) => der(0x04, body)
const bits = (body: Buffer) => der(0x03, Buffer.from([0]), body)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const yes = der(0x01, Buffer.from([0xff]))
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))

/** A certificate for `localhost` and 127.0.0.1 that vouches for itself, and its key: made anew, so that none is kept. */
export function makeCertificate(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from('push service of the tests')))))
  const validity = sequence(time(new Date(Date.now() - 86_400_000)), time(new Date(Date.now() + 86_400_000)))
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const extensions = sequence(
    sequence(identifier('551d11'), octets(names)),
    sequence(identifier('551d13'), yes, octets(sequence(yes))),
  )
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)))
  const lines = whole.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}
