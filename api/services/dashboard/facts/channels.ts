import type { VisitChannel } from '#api/contract/values/staff/analytics.ts'

/** Hosts, and all below them: the longest that is known counts. */
const hosts: [Exclude<VisitChannel, 'direct' | 'sites'>, string[]][] = [
  [
    'assistants',
    [
      ...['chatgpt.com', 'chat.openai.com', 'claude.ai', 'perplexity.ai', 'gemini.google.com', 'bard.google.com'],
      ...['copilot.microsoft.com', 'chat.mistral.ai', 'chat.deepseek.com', 'grok.com', 'you.com', 'phind.com'],
      ...['meta.ai', 'poe.com'],
    ],
  ],
  [
    'mail',
    [
      ...['mail.google.com', 'outlook.live.com', 'outlook.office.com', 'outlook.office365.com', 'mail.yahoo.com'],
      ...['mail.proton.me', 'webmail.libero.it', 'navigator.gmx.net', 'navigator.web.de', 'mail.zoho.com'],
      ...['mail.aol.com', 'mail.yandex.ru', 'app.tuta.com', 'fastmail.com', 'com.google.android.gm'],
    ],
  ],
  [
    'social',
    [
      ...['facebook.com', 'fb.me', 'instagram.com', 'linkedin.com', 'lnkd.in', 'x.com', 'twitter.com', 't.co'],
      ...['reddit.com', 'youtube.com', 'youtu.be', 'tiktok.com', 'pinterest.com', 'threads.net', 'threads.com'],
      ...['bsky.app', 'mastodon.social', 'whatsapp.com', 'wa.me', 't.me', 'telegram.org', 'vk.com', 'xing.com'],
      ...['tumblr.com', 'snapchat.com', 'quora.com', 'discord.com', 'news.ycombinator.com', 'lobste.rs'],
      ...['slack.com', 'behance.net', 'dribbble.com', 'medium.com'],
    ],
  ],
  [
    'search',
    [
      ...['bing.com', 'duckduckgo.com', 'ecosia.org', 'qwant.com', 'startpage.com', 'search.brave.com', 'baidu.com'],
      ...['yandex.com', 'yandex.ru', 'ya.ru', 'search.yahoo.com', 'yahoo.com', 'kagi.com', 'swisscows.com'],
      ...['mojeek.com', 'seznam.cz', 'naver.com', 'sogou.com', 'lilo.org', 'metager.org', 'metager.de'],
    ],
  ],
]

const channels = new Map(hosts.flatMap(([channel, known]) => known.map((host) => [host, channel] as const)))

const google = /(^|\.)google(\.[a-z]{2,3}){1,2}$/
const LONGEST = 32 // characters of a host that is known

const mailMediums = new Set(['email', 'e-mail', 'mail', 'newsletter'])

/** From where a visit came, by the host of its referrer and `utm_medium`. Mails seldom have a referrer. */
export function channelOf(host: string, medium: string): VisitChannel {
  if (mailMediums.has(medium)) return 'mail'
  if (host === '') return 'direct'
  // Labels that are longer than any that is known are not looked at.
  for (let at = host.length > LONGEST ? nextLabel(host, host.length - LONGEST) : 0; at >= 0; at = nextLabel(host, at)) {
    const channel = channels.get(host.slice(at))
    if (channel) return channel
  }
  return google.test(host) ? 'search' : 'sites'
}

function nextLabel(host: string, from: number): number {
  const dot = host.indexOf('.', from)
  return dot < 0 ? dot : dot + 1
}
