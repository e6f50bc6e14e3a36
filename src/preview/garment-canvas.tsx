import { Canvas } from "@react-three/fiber";
import type { ReactNode } from "react";
import { NeutralToneMapping } from "three";

type GarmentCanvasProps = {
  /** The graphics card gave the canvas up; one that was taken from the page loses its context on purpose. */
  readonly onLost?: (isOnPage: boolean) => void;
  readonly children: ReactNode;
};

/** The canvas that garments are drawn on, when something has changed. */
export function GarmentCanvas({ onLost, children }: GarmentCanvasProps) {
  return (
    <Canvas
      frameloop="demand"
      dpr={[0.5, 2]}
      shadows="percentage"
      gl={{ antialias: true, alpha: true, powerPreference: "high-performance", toneMapping: NeutralToneMapping }}
      onCreated={({ gl }) => {
        gl.shadowMap.autoUpdate = false;
        gl.setClearAlpha(0);
        if (onLost) gl.domElement.addEventListener("webglcontextlost", () => onLost(gl.domElement.isConnected));
      }}
    >
      {children}
    </Canvas>
  );
}
