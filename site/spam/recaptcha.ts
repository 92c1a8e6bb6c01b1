import type { ConsentModule } from '#site/visitor/consent.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

declare global {
  interface Window {
    grecaptcha?: {
      ready: (callback: () => void) => void
      execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
    }
  }
}

const ACTION = 'contact'

interface RecaptchaOptions {
  siteKey: string
  consent: ConsentModule
}

/** reCAPTCHA v3, loaded by `prepare` with consent only; without consent its badge goes (D18). */
export function createRecaptcha({ siteKey, consent }: RecaptchaOptions) {
  let script: HTMLScriptElement | undefined
  let ready: Promise<boolean> | undefined
  const isAllowed = () => consent.allows('recaptcha')

  function load(): Promise<boolean> {
    return new Promise((resolve) => {
      script = document.createElement('script')
      script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
      script.async = true
      script.onload = () => {
        // Taking the element away does not keep a script that is on its way from running.
        if (!isAllowed()) forget()
        if (window.grecaptcha) window.grecaptcha.ready(() => resolve(true))
        else resolve(false)
      }
      script.onerror = () => resolve(false)
      document.head.append(script)
    })
  }

  function forget(): void {
    script?.remove()
    document.querySelector('.grecaptcha-badge')?.parentElement?.remove()
    localStore.remove(names.recaptcha)
    delete window.grecaptcha
    script = undefined
    ready = undefined
  }

  return {
    prepare(): void {
      if (ready || !isAllowed()) return
      ready = load()
      const stop = consent.subscribe(() => {
        if (isAllowed()) return
        stop()
        forget()
      })
    },

    async token(): Promise<string | undefined> {
      if (!isAllowed() || !(await ready) || !isAllowed()) return undefined
      try {
        return await window.grecaptcha?.execute(siteKey, { action: ACTION })
      } catch {
        return undefined
      }
    },
  }
}
