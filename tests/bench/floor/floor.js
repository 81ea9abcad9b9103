// The lower bound without a framework: requests the same list as the app and shows the same posters.
const wanted = new URLSearchParams(location.search)
const main = document.querySelector('main')

const answer = await fetch(wanted.get('list'))
const { results } = await answer.json()

results.slice(0, Number(wanted.get('posters'))).forEach((movie, index) => {
  const image = new Image(Number(wanted.get('width')), Number(wanted.get('height')))
  image.alt = movie.title
  if (index >= Number(wanted.get('eager'))) image.loading = 'lazy'
  image.src = wanted.get('images') + movie.poster_path
  main.append(image)
})
