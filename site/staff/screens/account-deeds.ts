import type { StaffClient } from '#api/contract/staff/client.ts'
import { dashboardReports } from '#api/contract/values/staff/letters.ts'
import { staffThemes } from '#api/contract/values/staff.ts'
import { isLanguage, languages } from '#locales/languages.ts'
import { textOf } from '#site/staff/frame/staff-action.ts'

const id = (form: FormData) => ({ id: textOf(form, 'id') })

/** Everything that somebody can do with their own account, as the forms of its page name it. */
export const accountDeeds = {
  own: (form: FormData, client: StaffClient) => {
    const chosen = form.getAll('writesIn').flatMap((value) => String(value).split(','))
    return client.saveAccount({
      name: textOf(form, 'name'),
      writesIn: languages.filter((language) => chosen.includes(language)),
      ...settingsIn(form),
    })
  },
  settings: (form: FormData, client: StaffClient) => client.saveAccount(settingsIn(form)),
  keys: (form: FormData, client: StaffClient) =>
    client.saveAccount({ letterKeys: ['on', 'true', '1'].includes(textOf(form, 'letterKeys')) }),
  letters: (form: FormData, client: StaffClient) =>
    client.saveLetters({
      report: dashboardReports.find((each) => each === textOf(form, 'report')) ?? 'none',
      alerts: ['on', 'true', '1'].includes(textOf(form, 'alerts')),
    }),
  password: (form: FormData, client: StaffClient) =>
    client.changePassword({ current: textOf(form, 'current'), next: textOf(form, 'next') }),
  address: (form: FormData, client: StaffClient) => client.changeAddress({ email: textOf(form, 'email') }),
  totp: (_form: FormData, client: StaffClient) => client.beginTotp(),
  'totp-confirm': confirmTotp,
  'totp-keep': async () => ({ ok: true as const, answer: {} }),
  'totp-remove': (_form: FormData, client: StaffClient) => client.removeTotp(),
  codes: (_form: FormData, client: StaffClient) => client.newRecoveryCodes(),
  'passkey-remove': (form: FormData, client: StaffClient) => client.removePasskey(id(form)),
  'session-end': (form: FormData, client: StaffClient) => client.endSession(id(form)),
  'sessions-end': (_form: FormData, client: StaffClient) => client.endOtherSessions(),
}

/** A code that was wrong leaves the same offer on the page. */
async function confirmTotp(form: FormData, client: StaffClient) {
  const result = await client.confirmTotp({ code: textOf(form, 'code') })
  if (result.ok) return result
  const offer = await client.beginTotp()
  return { ...result, offer: offer.ok ? offer.answer : undefined }
}

function settingsIn(form: FormData) {
  const language = textOf(form, 'language')
  const theme = staffThemes.find((name) => name === textOf(form, 'theme'))
  return { ...(isLanguage(language) && { language }), ...(theme && { theme }) }
}
