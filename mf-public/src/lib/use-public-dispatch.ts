import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ApiExtra } from './public-api';

export const usePublicDispatch = useDispatch.withTypes<ThunkDispatch<unknown, ApiExtra, UnknownAction>>();
