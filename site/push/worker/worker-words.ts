import de from '#locales/de/site/push-worker.json' with { type: 'json' }
import en from '#locales/en/site/push-worker.json' with { type: 'json' }
import es from '#locales/es/site/push-worker.json' with { type: 'json' }
import fr from '#locales/fr/site/push-worker.json' with { type: 'json' }
import it from '#locales/it/site/push-worker.json' with { type: 'json' }
import type { Language } from '#locales/languages.ts'
import sq from '#locales/sq/site/push-worker.json' with { type: 'json' }

/** Bundled, because a worker that a push wakes may be offline. */
export const workerWords: Record<Language, typeof en> = { en, sq, de, es, it, fr }
