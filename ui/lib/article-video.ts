export interface ArticleVideo {
  provider: string
  href: string
  /** Sets no cookie before it plays. */
  player: string
  title: string
}

export function videoIn(figure: HTMLElement): ArticleVideo | undefined {
  const title = figure.textContent.trim()
  const [, youtube] = /^youtube:([\w-]{11})$/.exec(figure.dataset['video'] ?? '') ?? []
  if (youtube) {
    return {
      provider: 'YouTube',
      href: `https://www.youtube.com/watch?v=${youtube}`,
      player: `https://www.youtube-nocookie.com/embed/${youtube}`,
      title,
    }
  }
  const [, vimeo] = /^vimeo:(\d{1,12})$/.exec(figure.dataset['video'] ?? '') ?? []
  if (!vimeo) return undefined
  return {
    provider: 'Vimeo',
    href: `https://vimeo.com/${vimeo}`,
    player: `https://player.vimeo.com/video/${vimeo}?dnt=1`,
    title,
  }
}
