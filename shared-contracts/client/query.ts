/**
 * The parts of Redux Toolkit and react-redux in use: server data of a slice. One copy for all slices whose ranges the shell's
 * version fits; a slice that was built with another one has its own.
 */
export {
  configureStore,
  type SerializedError,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
export { type BaseQueryFn, createApi, type EndpointBuilder, skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch } from 'react-redux';
