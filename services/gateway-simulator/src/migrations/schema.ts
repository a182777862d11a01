/** The schema and role of the simulator; for `prepareDatabase`. */
export const gatewaySimulatorSchema = {
  schema: 'gateway_simulator',
  role: 'vidyapath_gateway_simulator',
  jobs: true,
} as const;
