import type { MovieFacts } from '#domain/movie/movie-facts.ts'
import { readFacts } from '#domain/stored/stored-facts.ts'
import type { MovieCacheFormat } from './movie-cache.ts'

export const factsFormat: MovieCacheFormat<MovieFacts> = { name: 'film facts', valueFrom: readFacts }
