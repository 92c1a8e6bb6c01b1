import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import * as z from 'zod'

const ask = z.object({ type: z.literal('dritare:metrics-ask'), id: z.number() })
const told = z.object({ type: z.literal('dritare:metrics-told'), id: z.number(), text: z.optional(z.string()) })

const PATIENCE = 6000 // milliseconds; the first process waits five seconds for its workers

/** In the first process, which serves nothing itself: collects from all workers for the one that was asked. */
export function answerWorkers(): void {
  const workers = new AggregatorRegistry()
  cluster.on('message', async (worker, message: unknown) => {
    const { success, data } = ask.safeParse(message)
    if (!success) return
    const text = await workers.clusterMetrics().catch(() => undefined)
    if (worker.isConnected()) worker.send({ type: 'dritare:metrics-told', id: data.id, text })
  })
}

/** In a worker: lets `registries` be collected, and returns what asks for all workers' together. */
export function joinWorkers(registries: Registry[]): () => Promise<string> {
  AggregatorRegistry.setRegistries(registries)
  // It answers the first process from now on.
  new AggregatorRegistry()
  const waiting = new Map<number, PromiseWithResolvers<string>>()
  let asked = 0
  process.on('message', (message: unknown) => {
    const { success, data } = told.safeParse(message)
    if (!success) return
    if (data.text !== undefined) waiting.get(data.id)?.resolve(data.text)
    else waiting.get(data.id)?.reject(new Error('A worker does not tell its metrics just now'))
  })

  return async () => {
    const id = ++asked
    const answer = Promise.withResolvers<string>()
    waiting.set(id, answer)
    const late = setTimeout(() => answer.reject(new Error('The first process does not answer')), PATIENCE)
    try {
      process.send?.({ type: 'dritare:metrics-ask', id })
      return await answer.promise
    } finally {
      clearTimeout(late)
      waiting.delete(id)
    }
  }
}
