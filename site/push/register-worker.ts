const LONGEST_START = 20_000 // milliseconds: the worker fetches six small pages first

export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/worker.js', { scope: '/', updateViaCache: 'none' })
  if (registration.active) return registration
  const worker = registration.installing ?? registration.waiting
  if (!worker) throw new Error('There is neither a worker nor one to come.')
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker does not start.')), LONGEST_START)
    const look = () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return
      clearTimeout(timer)
      worker.removeEventListener('statechange', look)
      if (worker.state === 'activated') resolve()
      else reject(new Error('The worker could not be installed.'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
  return registration
}

export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined
}
