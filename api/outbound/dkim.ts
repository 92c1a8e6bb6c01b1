import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'

interface DkimSettings {
  domain: string
  selector: string
  key: string // PEM text, or the path of a file
}

/** In nodemailer's format (RFC 6376). */
export interface Dkim {
  domainName: string
  keySelector: string
  privateKey: KeyObject
  headerFieldNames: string
}

/** The list of RFC 6376, 5.4.1, and the one header that RFC 8058 requires. */
const signedHeaders =
  'From:Reply-To:Subject:Date:To:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:Content-Language:' +
  'Auto-Submitted:List-Id:List-Unsubscribe:List-Unsubscribe-Post'

/** Tries the key: nodemailer silently sends unsigned mail when it cannot sign. */
export async function loadDkim({ domain, selector, key }: DkimSettings): Promise<Dkim> {
  return { domainName: domain, keySelector: selector, privateKey: await readKey(key), headerFieldNames: signedHeaders }
}

async function readKey(key: string): Promise<KeyObject> {
  // One-line variables may escape line breaks.
  const text = key.startsWith('-----BEGIN') ? key.replaceAll('\\n', '\n') : await readFile(key, 'utf8').catch(noKey)
  const privateKey = parseKey(text)
  if (privateKey.asymmetricKeyType === 'rsa') return privateKey
  throw new Error(
    `DKIM_KEY is a key of type ${privateKey.asymmetricKeyType}, but mail is signed with RSA. Make one with: openssl genrsa 2048`,
  )
}

function parseKey(text: string): KeyObject {
  try {
    return createPrivateKey(text)
  } catch (cause) {
    return noKey(cause)
  }
}

function noKey(cause: unknown): never {
  throw new Error('DKIM_KEY must be a private key as PEM text or the path of a file that holds one.', { cause })
}
