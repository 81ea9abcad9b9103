import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

/** Whether a failure says that the movie or person that was asked for does not exist. */
export const isNotFound = (failure: unknown): boolean =>
  failure instanceof Error && 'status' in failure && failure.status === 404

/**
 * A read of which a part of a modal shows every state itself: nothing known yet, failed, or there. What failed while a
 * link to it was pointed at is shown as failed, with Retry; touching the link once more has asked again.
 */
export const useModalQuery = <Answer, Key extends QueryKey>(options: UseQueryOptions<Answer, Error, Answer, Key>) => {
  const { data, error, isFetching, refetch } = useQuery({ ...options, retryOnMount: false })
  return {
    /** Undefined while it is not there. */
    data,
    /** Null while the answer is awaited. */
    failure: isFetching ? null : error,
    retry: () => void refetch(),
  }
}
