declare module "gltf-validator" {
  export type Issue = {
    readonly code: string;
    readonly message: string;
    readonly pointer?: string;
    readonly severity: 0 | 1 | 2 | 3;
  };
  export type Report = { readonly issues: { readonly messages: readonly Issue[] }; readonly info: { readonly version: string } };
  export function validateBytes(bytes: Uint8Array, options?: { readonly maxIssues?: number }): Promise<Report>;
}
