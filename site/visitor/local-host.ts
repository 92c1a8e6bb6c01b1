const thisMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/

/** A developer's own machine is not counted, unless the operator says so (D27). */
export function isUncountedHost(hostname: string, trackingHosts: readonly string[]): boolean {
  return thisMachine.test(hostname) && !trackingHosts.includes(hostname)
}
