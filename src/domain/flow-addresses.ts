/** Address of the gallery of flows, or of one of them by the name of its file in machines/. */
export const flowsHref = (flow?: string): string =>
  flow === undefined ? '/flows' : `/flows?flow=${encodeURIComponent(flow)}`
