import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'

interface DkimSettings {
  domain: string
  selector: string
  /** The private key as PEM text, or the path of a file that holds it. */
  key: string
}

/** Signs outgoing mail (RFC 6376), in nodemailer's words. */
export interface Dkim {
  domainName: string
  keySelector: string
  privateKey: KeyObject
  headerFieldNames: string
}

/** Besides RFC 6376's own list (section 5.4.1), the one that RFC 8058 wants signed. */
const signedHeaders =
  'From:Reply-To:Subject:Date:To:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:Content-Language:' +
  'Auto-Submitted:List-Id:List-Unsubscribe:List-Unsubscribe-Post'

/** Reads the key and tries it, because nodemailer sends mail unsigned and says nothing when it cannot sign. */
export async function loadDkim({ domain, selector, key }: DkimSettings): Promise<Dkim> {
  return { domainName: domain, keySelector: selector, privateKey: await readKey(key), headerFieldNames: signedHeaders }
}

async function readKey(key: string): Promise<KeyObject> {
  // Some hosts keep a variable on one line, with the line breaks written out.
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
