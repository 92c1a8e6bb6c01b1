const thisMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/

/** True on a developer's own machine, whose visits nobody wants to count, unless the operator says so (D27). */
export function isUncountedHost(hostname: string, trackingHosts: readonly string[]): boolean {
  return thisMachine.test(hostname) && !trackingHosts.includes(hostname)
}
