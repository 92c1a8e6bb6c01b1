import type { VisitChannel } from '#api/contract/values/staff/analytics.ts'

/** Hosts, and all below them. */
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

const google = /(^|\.)google(\.[a-z]{2,3}){1,2}$/
const mailMediums = new Set(['email', 'e-mail', 'mail', 'newsletter'])

/** From where a visit came, by the host of its referrer and `utm_medium`. Mails seldom have a referrer. */
export function channelOf(host: string, medium: string): VisitChannel {
  if (mailMediums.has(medium)) return 'mail'
  if (host === '') return 'direct'
  for (const [channel, known] of hosts)
    if (known.some((one) => host === one || host.endsWith(`.${one}`))) return channel
  return google.test(host) ? 'search' : 'sites'
}
