import de from '#locales/de/push-worker.json' with { type: 'json' }
import en from '#locales/en/push-worker.json' with { type: 'json' }
import es from '#locales/es/push-worker.json' with { type: 'json' }
import fr from '#locales/fr/push-worker.json' with { type: 'json' }
import it from '#locales/it/push-worker.json' with { type: 'json' }
import type { Language } from '#locales/languages.ts'
import sq from '#locales/sq/push-worker.json' with { type: 'json' }

/** Bundled, because a worker that a push wakes may be offline. */
export const workerWords: Record<Language, typeof en> = { en, sq, de, es, it, fr }
