import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

/** For parts of a modal that render their own pending and error states. Does not refetch an error on mount. */
export const useModalQuery = <Answer, Key extends QueryKey>(options: UseQueryOptions<Answer, Error, Answer, Key>) => {
  const { data, error, isFetching, refetch } = useQuery({ ...options, retryOnMount: false })
  return {
    data,
    /** Null while fetching. */
    failure: isFetching ? null : error,
    retry: () => void refetch(),
  }
}
