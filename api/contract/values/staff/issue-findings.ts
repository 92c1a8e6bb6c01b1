/** What a check of an issue can find. Each has its sentence in `locales/{language}/staff/staff-issues.json`, `finding.{what}`, with its facts in it. */
export const issueFindings = [
  'failed', // the check itself
  'empty', // nothing in it
  'nobody', // no language has a mail of its own
  'gap_subject',
  'gap_post',
  'gap_words',
  'gap_button',
  'gap_alt',
  'words_much', // more marks than can be read
  'subject_long', // length, most
  'preheader_long', // length, most
  'preheader_none',
  'picture_gone',
  'picture_words', // title: of a post
  'link_odd', // text, to
  'link_dead', // text, to
  'link_file', // text, to
  'link_language', // text, title, language
  'link_later', // text, title, language, at
  'link_heading', // text, to
  'link_gone', // text, to
  'link_refused', // text, to, status
  'link_silent', // text, to
  'link_unasked', // text, to
  'link_private', // text, to
  'leaving_none',
  'weight', // bytes, most
] as const

export type IssueFindingName = (typeof issueFindings)[number]
