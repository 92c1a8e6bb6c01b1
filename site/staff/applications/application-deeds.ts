import { data } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { applicationStages, applicationSteps } from '#api/contract/values/staff/application-stages.ts'
import { textOf } from '#site/staff/frame/staff-action.ts'

const idOf = (form: FormData) => ({ id: textOf(form, 'id') })

/** What the forms of the applications ask for. */
export const applicationDeeds = {
  show: (form: FormData, client: StaffClient) => client.showApplicant(idOf(form)),
  move: (form: FormData, client: StaffClient) =>
    client.moveApplication({
      ...idOf(form),
      from: oneOf(applicationStages, textOf(form, 'from')),
      step: oneOf(applicationSteps, textOf(form, 'step')),
      mail: textOf(form, 'mail') === 'on',
      words: textOf(form, 'words'),
    }),
  back: (form: FormData, client: StaffClient) => client.moveApplicationBack(idOf(form)),
  delete: (form: FormData, client: StaffClient) => client.deleteApplication(idOf(form)),
  restore: (form: FormData, client: StaffClient) => client.restoreApplication(idOf(form)),
  note: (form: FormData, client: StaffClient) => client.noteApplication({ ...idOf(form), text: textOf(form, 'text') }),
  unnote: (form: FormData, client: StaffClient) =>
    client.removeApplicationNote({ ...idOf(form), note: textOf(form, 'note') }),
  keep: (form: FormData, client: StaffClient) =>
    client.keepApplication({
      ...idOf(form),
      ...(textOf(form, 'seen') && { seen: Number(textOf(form, 'seen')) }),
      until: textOf(form, 'until'),
      ground: textOf(form, 'ground'),
      reason: textOf(form, 'reason'),
    }),
  unkeep: (form: FormData, client: StaffClient) =>
    client.unkeepApplication({ ...idOf(form), seen: Number(textOf(form, 'seen')) }),
  resume: (form: FormData, client: StaffClient) => client.linkResume(idOf(form)),
}

/** Throws a 400 for what no form of the page says. */
function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((each) => each === text)
  if (word === undefined) throw data(null, 400)
  return word
}
