export const flowsHref = (flow?: string): string =>
  flow === undefined ? '/flows' : `/flows?flow=${encodeURIComponent(flow)}`
