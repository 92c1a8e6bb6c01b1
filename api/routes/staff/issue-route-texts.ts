import type { RouteTexts } from '#api/routes/staff/inbox-route-texts.ts'

const id = '0199e5a0-7d3c-7c1e-9b5e-2f4a6c8e0b1d'
const byId = { example: { id } }
const ofVersion = { example: { id, version: 3 } }
const inEach = <Value>(value: Value) => ({ en: value, sq: value, de: value, es: value, it: value, fr: value })

/** What `/api/docs` says of the calls of the newsletter's issues. */
export const issueRouteTexts = {
  listIssues: {
    summary: 'List the newsletter’s issues',
    description: 'The highest number first, with what becomes of each language and what became of its mails.',
  },
  beginIssue: {
    summary: 'Begin an issue',
    description: 'With `post`, an issue of that post: the whole post, for whoever asked for its type.',
    example: { post: id },
  },
  readIssue: { summary: 'Read an issue', description: 'With what each language lacks, and who may get a test.' },
  saveIssue: {
    summary: 'Write an issue',
    description:
      '`version` is the one that was read: 409 when somebody has saved another text since, or it is no draft any more.',
    example: {
      id,
      version: 1,
      text: {
        title: 'The first week',
        topics: ['insights'],
        source: 'en',
        gaps: 'wait',
        lines: inEach({ subject: '', preheader: '' }),
        blocks: [{ id: 'first', kind: 'post', post: id, look: 'whole' }],
      },
    },
  },
  deleteIssue: {
    summary: 'Delete an issue',
    description: 'A draft or a cancelled one: 409 for any other. It can be restored for 30 days.',
    ...byId,
  },
  restoreIssue: { summary: 'Restore a deleted issue', ...byId },
  previewIssue: {
    summary: 'See the mail of a language',
    description: 'As it would go now, with links that lead nowhere in it for one person. `in` says in which language.',
  },
  checkIssue: {
    summary: 'Check an issue before it leaves',
    description: 'Sends nothing. Links to other sites are asked for. `stop` findings hold it back.',
  },
  countIssue: { summary: 'Count who would get an issue', description: 'By language, with what becomes of each.' },
  testIssue: {
    summary: 'Send an issue to colleagues as a test',
    description: 'Its subject says that it is one. A mail in two languages’ place comes once.',
    example: { id, languages: ['en', 'de'], to: [id] },
  },
  approveIssue: {
    summary: 'Approve a version of an issue',
    description: 'By anybody but who saved it last. 409 when it is another version by now.',
    ...ofVersion,
  },
  scheduleIssue: {
    summary: 'Say when an issue leaves',
    description:
      'Without a day at once. `together` at `hour` of `zone`; `morning` at nine where each language lives. 409 for another version than the one that was seen, 422 for what the checks stop.',
    example: { id, version: 3, clock: 'together', day: '2030-01-31', hour: '09:30', zone: 'Europe/Tirane' },
  },
  unscheduleIssue: {
    summary: 'Take the scheduling of an issue back',
    description: '409 once its sending has begun.',
    ...byId,
  },
  readSending: {
    summary: 'See how the sending of an issue goes, or went',
    description:
      'In numbers; of the addresses only those whose mails came back, covered for who does not see subscribers.',
  },
  pauseIssue: { summary: 'Pause the sending of an issue', ...byId },
  resumeIssue: {
    summary: 'Go on with the sending of an issue',
    description: 'Where it was: nobody gets it twice.',
    ...byId,
  },
  cancelIssue: {
    summary: 'Cancel an issue that is under way',
    description: 'What is out stays out, the rest never goes.',
    ...byId,
  },
  openShutters: {
    summary: 'Send a language that waits',
    description: 'As it is written now.',
    example: { id, in: 'it' },
  },
  sendUnknown: {
    summary: 'Send again what may have arrived',
    description: 'To those of whom nobody knows whether they have the mail: some may get it twice.',
    ...byId,
  },
  saveIssueSettings: {
    summary: 'Say what holds for all issues',
    description:
      'Whether somebody else has to approve one, in which languages what was sent is public, and in which who confirms is welcomed by mail.',
    example: { approval: 'yes', archive: ['en', 'de'], welcome: [] },
  },
} satisfies Record<string, RouteTexts>
