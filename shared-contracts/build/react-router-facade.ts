/**
 * The `react-router` that the shell provides: the parts in use, without its data part, which is half of it (decision 19). A shared module
 * can't be tree-shaken by its consumers, and the whole package is three times as large. A remote that imports another part fails to build until
 * the part is added here, as a minor platform change.
 */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory,
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  parsePath,
  renderMatches,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useOutlet,
  useOutletContext,
  useParams,
  useSearchParams,
} from 'react-router-package';
