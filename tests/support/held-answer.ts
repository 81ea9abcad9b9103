/** For `catalog.fail(path, { after })`: the right answer, once `answer` is called. */
export const heldAnswer = (): { readonly after: Promise<void>; readonly answer: () => void } => {
  let answer = () => {}
  const after = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { after, answer }
}
